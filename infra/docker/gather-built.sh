#!/bin/sh
# Copies what was built, and one process needs to run, into a folder laid out like the project.
set -eu
part=$1
target=$2
for folder in libs/* "$part"; do
  [ -d "$folder/dist" ] || continue
  mkdir -p "$target/$folder"
  cp -R "$folder/dist" "$target/$folder/"
done
# The gateway serves the web app.
if [ "$part" = gateway ]; then
  mkdir -p "$target/web"
  cp -R web/dist "$target/web/"
fi
