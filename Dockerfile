# Kanso's tools in one image, for CI that runs in containers.
#
#   docker build -t kanso .
#   docker run --rm -v "$PWD:/work" kanso validate tokens.yaml
FROM swift:6.1-bookworm AS build
RUN apt-get update -qq \
  && apt-get install -y -qq git libyaml-dev libxml2-dev pkg-config python3 \
    libpango1.0-dev libcairo2-dev libpng-dev libturbojpeg0-dev
COPY . /kanso
RUN cd /kanso && scripts/release --all --output /archives \
  && mkdir /install && tar -xzf /archives/kanso-*.tar.gz -C /install --strip-components 1

FROM debian:bookworm-slim
# git tells the lint which files it ignores; the libraries draw the pictures of previews.
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends ca-certificates git \
    libpangocairo-1.0-0 libpangoft2-1.0-0 libcairo2 libpng16-16 libturbojpeg0 \
  && rm -rf /var/lib/apt/lists/* && git config --system --add safe.directory '*'
COPY --from=build /install /usr/local
WORKDIR /work
ENTRYPOINT ["kanso"]
