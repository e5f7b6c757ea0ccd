/// <reference lib="webworker" />
/*
 * The offline worker. It keeps one version of the app on the device and answers with that whole version until the user
 * takes the next one, so that files of two versions never mix. It keeps no answers of the API.
 */

import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerOf } from './navigation.ts';
import { handleNotificationClick } from './notification-click.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

const answerWithPage = createKeptPage();

registerRoute(
  new NavigationRoute(async (options) => {
    if (answerOf(options.url.pathname) === 'kept page') return answerWithPage(options);
    try {
      return await fetch(options.request);
    } catch (error) {
      if (answerOf(options.url.pathname) === 'network') throw error;
      if (options.event instanceof FetchEvent) void reportFallback(options.event);
      return answerWithPage(options);
    }
  }),
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

function createKeptPage() {
  // oxlint-disable-next-line no-underscore-dangle -- the build replaces this name with the list
  precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
  return createHandlerBoundToURL('/index.html');
}

/** A page that doesn't start asks for it by itself, and must not load other tabs again. */
async function skipWaitingIfAlone(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
}

/** For the page's log. */
async function reportFallback({ resultingClientId }: FetchEvent): Promise<void> {
  const client = await self.clients.get(resultingClientId);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of the worker has its origin
  client?.postMessage('offline-fallback');
}
