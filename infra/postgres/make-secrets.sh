#!/bin/bash
# Makes, once, the secrets that nobody has set; each process finds its own in a volume that only it is given.
set -euo pipefail

random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

# put FOLDER NAME VALUE: keeps a value that is there already, unless the environment names another.
put() {
  local file=/secrets/$1/$2 given=${3:-}
  if [ -n "$given" ] || [ ! -s "$file" ]; then
    printf '%s' "${given:-$(random)}" >"$file"
  fi
}

# The same, but what is there stays: a database keeps the password that it was made with.
put_once() {
  [ -s "/secrets/$1/$2" ] || put "$@"
}

# Every byte, so that no character means something in a URL.
url_encoded() { printf '%s' "$1" | od -An -v -tx1 | tr -d ' \n' | sed 's/../%&/g'; }

put_once postgres password "${POSTGRES_PASSWORD:-}"
put redis password "${REDIS_PASSWORD:-}"
put gateway admin-password "${ADMIN_PASSWORD:-}"
put auth code-secret "${CODE_SECRET:-}"

redis_password=$(</secrets/redis/password)
# Nothing on disk: docs/decisions/0005.
cat >/secrets/redis/redis.conf <<CONF
requirepass "$(printf '%s' "$redis_password" | sed 's/[\\"]/\\&/g')"
save ""
appendonly no
maxmemory-policy noeviction
CONF

for process in gateway auth projects alerts admin preflight; do
  printf 'redis://:%s@redis:6379' "$(url_encoded "$redis_password")" >"/secrets/$process/redis-url"
done
for service in auth projects alerts admin preflight; do
  put "$service" database-password
  printf 'postgres://%s:%s@postgres:5432/printpartner' "$service" "$(<"/secrets/$service/database-password")" \
    >"/secrets/$service/database-url"
done
chmod -R a+rX /secrets
[ -n "${ADMIN_PASSWORD:-}" ] || echo "admin password: $(</secrets/gateway/admin-password)"
