export * from './rpc/app-error.ts';
export * from './rpc/assert-contracts-handled.ts';
export * from './rpc/call-context.ts';
export { describeError, isErrorReply } from './rpc/error-reply.ts';
export * from './rpc/handle-rpc.ts';
export * from './rpc/rpc-call-context.ts';
export * from './rpc/rpc-client.ts';
export { RpcError } from './rpc/rpc-error.ts';
export * from './rpc/rpc-server.ts';
