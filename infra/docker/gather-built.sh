#!/bin/sh
# Copies the build output that one process needs into a folder with the project's layout.
set -eu
part=$1
target=$2
mkdir -p "$target"
cp -R dist "$target/"
for folder in libs/* "$part"; do
  [ -d "$folder/dist" ] || continue
  mkdir -p "$target/$folder"
  cp -R "$folder/dist" "$target/$folder/"
  # The preflight engine reads its press profile from there.
  if [ -d "$folder/data" ]; then cp -R "$folder/data" "$target/$folder/"; fi
done
# The gateway serves the web app.
if [ "$part" = gateway ]; then
  mkdir -p "$target/web"
  cp -R web/dist "$target/web/"
fi
# The assistant answers from the guides.
if [ "$part" = services/chat ]; then
  mkdir -p "$target/web/dist"
  cp web/dist/search-entries.json "$target/web/dist/"
fi
