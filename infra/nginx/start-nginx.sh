#!/bin/sh
# Fills in the settings and starts nginx, with TLS if a certificate is mounted. Arguments go to nginx, such as -t.
set -eu
mkdir -p /tmp/nginx
names='${TRUSTED_PROXY} ${REQUESTS_PER_SECOND} ${CONNECTIONS_PER_ADDRESS} ${UPLOAD_LIMIT_MB} ${HTTPS_SUFFIX}'
HTTPS_SUFFIX=
[ "$HTTPS_PORT" = 443 ] || HTTPS_SUFFIX=":$HTTPS_PORT"
export HTTPS_SUFFIX
fill() { envsubst "$names" <"/setup/$1.template" >"/tmp/nginx/$2"; }
fill nginx.conf nginx.conf
fill gateway.conf gateway.conf
if [ -e /tls/cert.pem ]; then fill tls.conf listen.conf; else fill plain.conf listen.conf; fi
exec nginx -c /tmp/nginx/nginx.conf "$@"
