#!/bin/sh
# A phase of a target in Xcode: shows the mistakes of the guide in the guide, and stops the build for errors.
# KANSO_GUIDE is the path of the guide; without it, tokens.yaml in the folder of the project.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
exec kanso validate "${KANSO_GUIDE:-${SRCROOT:-.}/tokens.yaml}" --format xcode
