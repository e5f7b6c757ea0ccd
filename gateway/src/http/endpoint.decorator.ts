import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { RouteAnswer, RouteContract } from '@printpartner/contracts';
import type { Response } from 'express';
import { describeLater } from './endpoint.openapi.ts';
import type { EndpointInput } from './endpoint-input.decorator.ts';
import { ROUTE } from './route-metadata.ts';

type Handler<R extends RouteContract> = (
  input: EndpointInput<R>,
  response: Response,
) => Promise<R extends { mediaType: string } ? void : RouteAnswer<R>>;

/**
 * Binds a method to a route contract, which defines path, guard, validation, API
 * documentation and response type.
 *
 * @example
 * @Endpoint(routes.saveProject)
 * save(@Input() { body, caller }: EndpointInput<typeof routes.saveProject>) { … }
 */
export function Endpoint<R extends RouteContract>(route: R) {
  return <T extends Handler<R>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    applyDecorators(
      RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
      HttpCode(route.status ?? 200),
      SetMetadata(ROUTE, route),
    )(target, key, descriptor);
    describeLater(route, target, key, descriptor);
  };
}
