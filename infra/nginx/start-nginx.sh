#!/bin/sh
# Fills in the settings and starts nginx, with TLS if infra/tls.yml says so. Arguments go to nginx, such as -t.
set -eu
mkdir -p /tmp/nginx
# Names are asked of the container's own resolver; GATEWAY is the gateways' name there.
RESOLVER=$(awk '/^nameserver/ { print ($2 ~ /:/ ? "[" $2 "]" : $2); exit }' /etc/resolv.conf)
export RESOLVER GATEWAY="${GATEWAY:-gateway}"
names='${RESOLVER} ${GATEWAY} ${TRUSTED_PROXY} ${REQUESTS_PER_SECOND} ${CONNECTIONS_PER_ADDRESS} ${UPLOAD_LIMIT_MB} ${HTTPS_SUFFIX}'
HTTPS_SUFFIX=
[ "$HTTPS_PORT" = 443 ] || HTTPS_SUFFIX=":$HTTPS_PORT"
export HTTPS_SUFFIX
fail() {
  echo "$1" >&2
  exit 1
}
fill() { envsubst "$names" <"/setup/$1.template" >"/tmp/nginx/$2"; }
fill nginx.conf nginx.conf
fill gateway.conf gateway.conf
if [ "${TLS:-}" = required ]; then
  for file in cert.pem key.pem; do
    # Without TLS, passwords would be sent in clear.
    head -c 1 "/tls/$file" >/dev/null || fail "TLS_FOLDER/$file can't be read by user 101."
  done
  fill tls.conf listen.conf
else
  fill plain.conf listen.conf
fi
exec nginx -c /tmp/nginx/nginx.conf "$@"
