import type { ExecutionContext } from '@nestjs/common';
import type { RouteContract } from '@printpartner/contracts';

export const ROUTE = 'printpartner:route';

/** The contract that @Endpoint bound to the controller method. */
export function routeOf(context: ExecutionContext): RouteContract {
  const route: RouteContract | undefined = Reflect.getMetadata(ROUTE, context.getHandler());
  if (!route) throw new Error(`${context.getClass().name}.${context.getHandler().name} has no @Endpoint`);
  return route;
}
