#!/bin/sh
# Builds the image on a Debian root that is made here, for a machine that cannot pull bases, starts the demo from it as
# the image's user, and asks it whether it can work. Needs root, mmdebstrap, buildah and a Node with npm.
set -eu
cd "$(dirname "$0")/.."
room=${1:-$(mktemp -d)}
build() { buildah --storage-driver vfs --root "$room/images" --runroot "$room/run" "$@"; }

[ -e "$room/debian.tar" ] || mmdebstrap --variant=minbase --include=ca-certificates bookworm "$room/debian.tar"

base=$(build from scratch)
build add --quiet "$base" "$room/debian.tar" / >/dev/null
# The base: the Node that package.json pins, since no official one can be pulled, and this machine's npm beside it.
node=$PWD/node_modules/node/bin/node
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
build copy --quiet "$base" "$node" /usr/local/bin/node >/dev/null
build copy --quiet "$base" "$npm" /usr/local/lib/node_modules/npm >/dev/null
build run --isolation chroot "$base" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
build commit --quiet "$base" consulta-base >/dev/null

# The settings of this machine's npm, and whom it trusts, are lent to the build, and are in no layer.
cat "$HOME/.npmrc" /etc/npmrc 2>/dev/null > "$room/npmrc" || true
printf '\ncafile=/etc/ssl/certs/ca-certificates.crt\n' >> "$room/npmrc"
build bud --isolation chroot --format docker --pull-never \
  --volume "$room/npmrc:/root/.npmrc:ro" --volume /etc/ssl/certs:/etc/ssl/certs:ro \
  --build-arg BUILD_BASE=consulta-base --build-arg RUN_BASE=consulta-base \
  -t consulta -f deploy/Containerfile .

# Started as the image says: its user, its environment, nothing of the root to be written but /data and /tmp.
image=$(build from --pull-never consulta)
(exec buildah --storage-driver vfs --root "$room/images" --runroot "$room/run" \
  run --isolation chroot --user consulta --env HOST=127.0.0.1 --env PORT=4680 --env CLINIC_API_PORT=4681 \
  "$image" -- node scripts/stack/run.ts production) &
program=$!
trap 'kill "$program"' EXIT
for _ in $(seq 120); do
  if build run --isolation chroot --user consulta --env PORT=4680 "$image" -- node deploy/healthcheck.ts; then
    echo 'The image runs.'
    exit 0
  fi
  sleep 2
done
echo 'The image does not run.' >&2
exit 1
