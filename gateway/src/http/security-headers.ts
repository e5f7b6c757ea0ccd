import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Headers of every answer, set here and nowhere else. */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        // The iframe test page shows the app inside itself.
        frameAncestors: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        // pdf.js compiles WebAssembly for JPEG 2000, JBIG2 and color profiles.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Radix positions by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'"],
      },
    },
    frameguard: { action: 'sameorigin' },
    // TLS, and so this promise, belongs to the proxy in front.
    strictTransportSecurity: false,
  });
}
