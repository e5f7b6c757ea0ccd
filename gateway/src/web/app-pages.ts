import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homePaths, loginPaths } from '@printpartner/contracts';
import type { Request, RequestHandler } from 'express';
import { inlineSources } from '../http/inline-sources.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';

export interface AppPage {
  html: Buffer;
  etag: string;
  /** Allows the page's own style and script. */
  policy: RequestHandler;
}

/**
 * The page of the web app, and the same page with what a screen shows first. A page can't know whether its user is signed
 * in before its scripts have run; the cookie says so at once, though not whether the session has ended since.
 */
export class AppPages {
  readonly #plain: AppPage;
  readonly #home: AppPage;
  readonly #login: AppPage;

  /** @param root folder of the built web app */
  constructor(root: string) {
    this.#plain = readPage(join(root, 'index.html'));
    this.#home = readPage(join(root, 'first-paint', 'home.html'));
    this.#login = readPage(join(root, 'first-paint', 'login.html'));
  }

  /** @param hasSession whether the request has a session cookie */
  pageFor({ path, originalUrl }: Request, hasSession: boolean): AppPage {
    // Another screen may open over the home screen.
    if (originalUrl !== path) return this.#plain;
    if (isOneOf(homePaths, path)) return hasSession ? this.#home : this.#login;
    return isOneOf(loginPaths, path) && !hasSession ? this.#login : this.#plain;
  }
}

const isOneOf = (paths: readonly string[], path: string): boolean => paths.includes(path);

/** @param file path of an HTML file */
export function readPage(file: string): AppPage {
  const html = readFileSync(file);
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  return { html, etag, policy: contentSecurityPolicy(inlineSources(html.toString())) };
}
