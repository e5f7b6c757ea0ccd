import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { InlineSources } from './inline-sources.ts';

export function contentSecurityPolicy(
  { styles, scripts }: InlineSources = { styles: [], scripts: [] },
): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      // The iframe test page embeds the app.
      frameAncestors: ["'self'"],
      manifestSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      // pdf.js compiles WebAssembly for JPEG 2000, JBIG2 and color profiles.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scripts],
      styleSrc: ["'self'", ...styles],
      // The offline worker and pdf.js.
      workerSrc: ["'self'"],
    },
  });
}

/** What pages may not use, nor what they embed. Writing to the clipboard is left: links and sheets are copied. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = [...unusedFeatures.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(
  ', ',
);

/** Turns off the browser's features that the product doesn't use. */
export function permissionsPolicy(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  next();
}

/** Security headers of every response but the two policies. */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'sameorigin' },
    // Set by TransportSecurity, only when users connect over TLS.
    strictTransportSecurity: false,
  });
}

/** Keeps caches from storing API responses unless a route overrides it. */
export function noStore(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
