import { Controller, Res } from '@nestjs/common';
import { resumeVendorMails, stopVendorMails, vendorLinksRoutes as routes } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { VendorLinkLimits } from './vendor-links.controller.ts';

/** For vendors who want no mail from us, or stopped it by mistake. Without scripts and styles, so that it works in every browser. */
@Controller()
export class MailStopsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly visitors: VendorLinkLimits,
  ) {}

  /** Changes nothing: programs that check mails open links, too. */
  @Endpoint(routes.askToStopMails)
  async ask(
    @Input() { params: { token }, caller }: EndpointInput<typeof routes.askToStopMails>,
    @Res() response: Response,
  ): Promise<void> {
    await this.visitors.take('stop', token, caller);
    send(
      response,
      'Stop mail about quotes',
      `<p>Users of Print Partner ask vendors for quotes by email. You can stop all such mail to your address.</p>
<form method="post"><button>Stop mail about quotes</button></form>`,
    );
  }

  @Endpoint(routes.stopMails)
  async stop(
    @Input() { params: { token }, caller }: EndpointInput<typeof routes.stopMails>,
    @Res() response: Response,
  ): Promise<void> {
    await this.visitors.take('stop', token, caller);
    await this.rpc.call(stopVendorMails, { token }, caller);
    // The token has only characters that HTML takes as they are.
    send(
      response,
      'Mail stopped',
      `<p>You get no more mail about quotes from Print Partner. Links that you already have still work.</p>
<p>If you stopped it by mistake, you can undo this within an hour.</p>
<form method="post" action="/api/mail-stops/${token}/resume"><button>Get these mails again</button></form>`,
    );
  }

  @Endpoint(routes.resumeMails)
  async resume(
    @Input() { params: { token }, caller }: EndpointInput<typeof routes.resumeMails>,
    @Res() response: Response,
  ): Promise<void> {
    await this.visitors.take('stop', token, caller);
    const { is_resumed } = await this.rpc.call(resumeVendorMails, { token }, caller);
    if (is_resumed)
      send(
        response,
        'Mail allowed again',
        '<p>You get mail about quotes from Print Partner again. Each one has a link that stops it.</p>',
      );
    else
      send(
        response,
        'Mail stays stopped',
        '<p>Mail about quotes was stopped more than an hour ago, so this page can’t allow it again. Buyers can still send you links from their own mail.</p>',
      );
  }
}

function send(response: Response, title: string, body: string): void {
  response.set({
    'X-Robots-Tag': 'noindex, nofollow',
    // With no referrer at all, browsers send the form without its origin, which is refused.
    'Referrer-Policy': 'same-origin',
  });
  response.type('text/html').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · Print Partner</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`);
}
