#!/bin/sh
# Installs the newest release of Kanso, or another one, without root, and nothing but Kanso.
#
# usage: sh install.sh [--version VERSION] [--to DIRECTORY] [--from ADDRESS]
#        sh install.sh --uninstall [--to DIRECTORY]
#
# It downloads the list of checksums and the archive of this system, compares the checksum, and copies the contents into
# DIRECTORY, which is ~/.local unless another one is named: tools into bin, manual pages, completions and licenses into
# share. The list of these files is share/doc/kanso/files.txt, and --uninstall deletes them. ADDRESS is that of the
# releases, https://github.com/OWNER/kanso/releases; file:// works, too.
#
# Exit codes: 0 done, 1 the download or its checksum is wrong, 64 wrong usage, 69 there is no archive for this system.
set -eu

address=${KANSO_RELEASES:-@ADDRESS@}
directory=${HOME:-}/.local
version=
action=install

usage() {
  echo "usage: sh install.sh [--version VERSION] [--to DIRECTORY] [--from ADDRESS]" >&2
  echo "       sh install.sh --uninstall [--to DIRECTORY]" >&2
  exit 64
}
fail() {
  echo "install.sh: $2" >&2
  exit "$1"
}

while [ $# -gt 0 ]; do
  case $1 in
    --uninstall) action=uninstall; shift; continue ;;
    --version | --to | --from) [ $# -gt 1 ] || usage ;;
    *) usage ;;
  esac
  case $1 in
    --version) version=${2#v} ;;
    --to) directory=$2 ;;
    --from) address=$2 ;;
  esac
  shift 2
done
case $directory in
  /.local) fail 64 "there is no home folder; name a folder: --to DIRECTORY" ;;
  /*) ;;
  *) directory=$PWD/$directory ;;
esac
files=$directory/share/doc/kanso/files.txt

# Deletes the files of a list, and the folders in bin and share that are empty then.
remove() {
  while IFS= read -r file; do
    rm -f "$directory/$file"
    folder=$(dirname "$file")
    while [ "$folder" != bin ] && [ "$folder" != share ] && rmdir "$directory/$folder" 2>/dev/null; do folder=$(dirname "$folder"); done
  done
}

if [ "$action" = uninstall ]; then
  [ -f "$files" ] || fail 1 "$directory has no Kanso that this script installed"
  list=$(cat "$files")
  echo "$list" | remove
  echo "Deleted Kanso from $directory."
  exit
fi

case $address in
  *://*) ;;
  *) fail 64 "no address of releases is known; name it: --from https://github.com/OWNER/kanso/releases" ;;
esac
case $version in
  *[!0-9A-Za-z.+-]*) fail 64 "'$version' is not a version, such as 0.9.0" ;;
esac

case $(uname -s)-$(uname -m) in
  Linux-x86_64) triple=x86_64-unknown-linux-gnu ;;
  Linux-aarch64 | Linux-arm64) triple=aarch64-unknown-linux-gnu ;;
  Darwin-arm64) triple=arm64-apple-macosx ;;
  Darwin-x86_64) triple=x86_64-apple-macosx ;;
  *) fail 69 "there is no archive for $(uname -s) on $(uname -m); build Kanso instead, as its README says" ;;
esac

download() {
  if command -v curl >/dev/null; then
    curl -fsSL --retry 3 -o "$2" "$1"
  elif command -v wget >/dev/null; then
    wget -q -O "$2" "$1"
  else
    fail 1 "curl or wget is needed to download"
  fi
}
checksum() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

place=$address/latest/download
if [ -n "$version" ]; then place=$address/download/v$version; fi
temporary=$(mktemp -d)
contents=
trap 'rm -rf "$temporary" ${contents:+"$contents"}' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
download "$place/SHA256SUMS" "$temporary/SHA256SUMS" || fail 1 "there is no release at $place"
line=$(grep -E "^[0-9a-f]{64}  kanso-[0-9A-Za-z.+-]+-$triple\.tar\.gz\$" "$temporary/SHA256SUMS" | head -n 1)
[ -n "$line" ] || fail 69 "the release at $place has no archive for $triple; build Kanso instead, as its README says"
expected=${line%% *}
archive=${line##* }
name=${archive%.tar.gz}
download "$place/$archive" "$temporary/$archive" || fail 1 "$place/$archive cannot be downloaded"
actual=$(checksum "$temporary/$archive")
if [ "$actual" != "$expected" ]; then
  fail 1 "the checksum of $archive is $actual, not $expected, so it is not installed; try again, and report it if it stays"
fi

mkdir -p "$directory"
# In the directory itself, so that each file is replaced at once, also that of a running tool.
contents=$(mktemp -d "$directory/.kanso-XXXXXX")
tar -xzf "$temporary/$archive" -C "$contents" "$name/bin" "$name/share"
(cd "$contents/$name" && find bin share -type f) >"$temporary/files.txt"
echo share/doc/kanso/files.txt >>"$temporary/files.txt"
sort -o "$temporary/files.txt" "$temporary/files.txt"
cp "$temporary/files.txt" "$contents/$name/share/doc/kanso/files.txt"
touch "$temporary/old.txt"
if [ -f "$files" ]; then sort "$files" >"$temporary/old.txt"; fi
comm -13 "$temporary/old.txt" "$temporary/files.txt" | while IFS= read -r file; do
  if [ -e "$directory/$file" ]; then
    fail 1 "$directory/$file exists and is not of this script; move it away, or install into another folder: --to"
  fi
done
"$contents/$name/bin/kanso" --version >"$temporary/version.txt" \
  || fail 1 "the tools of $archive do not run on this system, so they are not installed"
# A stop in between leaves a list of all files that can be there.
mkdir -p "$directory/share/doc/kanso"
sort -u "$temporary/old.txt" "$temporary/files.txt" >"$files.new"
mv -f "$files.new" "$files"
while IFS= read -r file; do
  if [ "$file" = share/doc/kanso/files.txt ]; then continue; fi
  mkdir -p "$directory/$(dirname "$file")"
  mv -f "$contents/$name/$file" "$directory/$file"
done <"$temporary/files.txt"
comm -23 "$temporary/old.txt" "$temporary/files.txt" | remove
mv -f "$contents/$name/share/doc/kanso/files.txt" "$files"
echo "Installed kanso $(cat "$temporary/version.txt") in $directory."
case :$PATH: in
  *":$directory/bin:"*) ;;
  *) echo "Add it to your path: export PATH=\"$directory/bin:\$PATH\"" ;;
esac
