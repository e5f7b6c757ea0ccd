'use strict';

/**
 * Loaded before MailDev, which lets every page of the web read and delete its mails: it sends Access-Control-Allow-Origin: *,
 * takes WebSockets from any origin, and answers to any name. Here only its own page on this machine gets answers.
 */
const { Server } = require('node:http');

const OWN_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
// oxlint-disable-next-line typescript/unbound-method -- called on the server below
const { emit } = Server.prototype;

Server.prototype.emit = function (event, request, answer, ...rest) {
  if ((event !== 'request' && event !== 'upgrade') || isOwn(request.headers))
    return emit.call(this, event, request, answer, ...rest);
  if (event === 'upgrade') answer.destroy();
  else answer.writeHead(403, { 'content-type': 'text/plain' }).end('Open the mails at http://localhost.\n');
  return true;
};

const isOwn = ({ host = '', origin }) =>
  OWN_HOST.test(host) && (origin === undefined || origin === `http://${host}`);
