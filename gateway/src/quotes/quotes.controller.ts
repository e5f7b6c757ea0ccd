import { Controller } from '@nestjs/common';
import {
  chooseQuote,
  createQuote,
  deleteQuote,
  listNewQuotes,
  markQuotesSeen,
  patchQuote,
  quotesRoutes as routes,
  readSheetQuotes,
  undoChoice,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';

@Controller()
export class QuotesController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(routes.readSheetQuotes)
  read(@Input() { params, caller }: EndpointInput<typeof routes.readSheetQuotes>) {
    return this.rpc.call(readSheetQuotes, params, caller);
  }

  @Endpoint(routes.listNewQuotes)
  async listNew(@Input() { caller }: EndpointInput<typeof routes.listNewQuotes>) {
    return (await this.rpc.call(listNewQuotes, {}, caller)).quotes;
  }

  @Endpoint(routes.createQuote)
  create(@Input() { body, caller }: EndpointInput<typeof routes.createQuote>) {
    return this.rpc.call(createQuote, body, caller);
  }

  @Endpoint(routes.patchQuote)
  patch(@Input() { params, body, caller }: EndpointInput<typeof routes.patchQuote>) {
    return this.rpc.call(patchQuote, { ...params, patch: body }, caller);
  }

  @Endpoint(routes.deleteQuote)
  delete(@Input() { params, caller }: EndpointInput<typeof routes.deleteQuote>) {
    return this.rpc.call(deleteQuote, params, caller);
  }

  @Endpoint(routes.markQuotesSeen)
  markSeen(@Input() { body, caller }: EndpointInput<typeof routes.markQuotesSeen>) {
    return this.rpc.call(markQuotesSeen, body, caller);
  }

  @Endpoint(routes.chooseQuote)
  choose(@Input() { params, body, caller }: EndpointInput<typeof routes.chooseQuote>) {
    return this.rpc.call(chooseQuote, { ...params, form: body }, caller);
  }

  @Endpoint(routes.undoChoice)
  undo(@Input() { params, caller }: EndpointInput<typeof routes.undoChoice>) {
    return this.rpc.call(undoChoice, params, caller);
  }
}
