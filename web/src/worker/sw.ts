/// <reference lib="webworker" />
/*
 * The offline worker. It keeps one version of the app on the device and answers with that whole version until the user
 * takes the next one, so that files of two versions never mix. It keeps no answers of the API.
 */

import { clientsClaim } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { passByApi } from './api-route.ts';
import { answerWithKeptPage } from './kept-page.ts';
import { answerOf } from './navigation.ts';
import { handleNotificationClick } from './notification-click.ts';
import { retrying } from './retrying-fetch.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

const load = fetch.bind(self);
self.addEventListener('install', (event) => {
  self.fetch = retrying(load);
  passByApi(event);
});
self.addEventListener('activate', () => (self.fetch = load));

// oxlint-disable-next-line no-underscore-dangle -- the build replaces this name with the list
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });

// Everything else passes by the worker, such as downloads from the API.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && answerOf(url.pathname) !== 'network',
  async ({ request, url, event }) => {
    if (answerOf(url.pathname) === 'kept page') return answerWithPage(request);
    try {
      return await fetch(request);
    } catch {
      if (event instanceof FetchEvent) event.waitUntil(reportFallback(event));
      return answerWithPage(request);
    }
  },
);

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message: unknown = event.data;
  if (message === 'skip-waiting') void self.skipWaiting();
  if (message === 'skip-waiting-if-alone') event.waitUntil(skipWaitingIfAlone());
});

// Otherwise the first visit could open nothing without a network until it is loaded again. Pages reload only if they had a worker before.
clientsClaim();

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(handleNotificationClick(self, event));
});

function answerWithPage(request: Request): Promise<Response> {
  return answerWithKeptPage({
    read: () => matchPrecache('/index.html'),
    load: () => fetch(request),
    unregister: () => self.registration.unregister(),
  });
}

/** A page that doesn't start asks for it by itself, and must not load other tabs again. */
async function skipWaitingIfAlone(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
}

/** Tells the page, which logs it. */
async function reportFallback({ resultingClientId }: FetchEvent): Promise<void> {
  const client = await self.clients.get(resultingClientId);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of the worker has its origin
  client?.postMessage('offline-fallback');
}
