import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { FileStore, openFileStore } from '@printpartner/file-store';
import { openRedis, Peer, QueueStates, RpcClient } from '@printpartner/messaging';
import { loggingModule, onBehalfOf, tracingModule } from '@printpartner/service-kit';
import { AdminAttempts } from './admin/admin-attempts.ts';
import { ADMIN_PASSWORD, AdminPassword } from './admin/admin-password.ts';
import { AdminController } from './admin/admin.controller.ts';
import { AdminGuard } from './admin/admin.guard.ts';
import { AdminSessionController } from './admin/admin-session.controller.ts';
import { AdminSessions } from './admin/admin-sessions.ts';
import { BOARD_REDIS_URL, QueueBoard } from './admin/queue-board/queue-board.ts';
import { SystemStateController } from './admin/system-state.controller.ts';
import { AlertPushes, AlertStreams, PUSH_REDIS } from './alerts/alert-streams.ts';
import { AlertsController } from './alerts/alerts.controller.ts';
import { AccountsController } from './auth/accounts.controller.ts';
import { ExportController } from './auth/export.controller.ts';
import { ExportTurns } from './auth/export-turns.ts';
import { PasswordsController } from './auth/passwords.controller.ts';
import { SessionsController } from './auth/sessions.controller.ts';
import { AssistantMode } from './chat/assistant-mode.ts';
import { ChatController } from './chat/chat.controller.ts';
import { ChatQuestions } from './chat/chat-questions.ts';
import type { GatewaySettings } from './env.ts';
import { FileUploadsController } from './files/file-uploads.controller.ts';
import { FilesController } from './files/files.controller.ts';
import { PartReceiver } from './files/part-receiver.ts';
import { UploadAssembly } from './files/upload-assembly.ts';
import { LargeBodies } from './http/large-bodies.ts';
import { Listeners } from './http/listeners.ts';
import { ProblemFilter } from './http/problem.filter.ts';
import { REQUESTS_GRACE_MS, Shutdown } from './http/shutdown.ts';
import { PUBLIC_ORIGIN, TransportSecurity } from './http/transport-security.ts';
import { CallerHashes } from './identity/caller-hashes.ts';
import { CallerSource } from './identity/caller-source.ts';
import { DeviceCookie } from './identity/device-cookie.ts';
import { FairTurns } from './identity/fair-turns.ts';
import { HeldAnswers } from './identity/held-answers.ts';
import { HostCookies } from './identity/host-cookies.ts';
import { OriginGuard } from './identity/origin.guard.ts';
import { SessionCookie } from './identity/session-cookie.ts';
import { SessionGuard } from './identity/session.guard.ts';
import { Sessions } from './identity/sessions.ts';
import { PreferencesController } from './preferences/preferences.controller.ts';
import { InkPagesController } from './preflight/ink-pages.controller.ts';
import { KeptResultsController } from './preflight/kept-results.controller.ts';
import { PreflightController } from './preflight/preflight.controller.ts';
import { PreflightData } from './preflight/preflight-data.ts';
import { PreflightOwner } from './preflight/preflight-owner.ts';
import { PreflightPoller } from './preflight/preflight-poller.ts';
import { StoreDisk } from './preflight/store-disk.ts';
import { UploadAdmission } from './preflight/upload-admission.ts';
import { UPLOAD_IDLE_MS, UploadReceiver } from './preflight/upload-receiver.ts';
import { UPLOAD_LIMIT_BYTES, UploadSpace } from './preflight/upload-space.ts';
import { ProjectsController } from './projects/projects.controller.ts';
import { QuoteFilesController } from './quotes/quote-files.controller.ts';
import { QuotesController } from './quotes/quotes.controller.ts';
import { QuoteUploads } from './quotes/quote-uploads.ts';
import { SharesController } from './quotes/shares.controller.ts';
import { MailStopsController } from './quotes/mail-stops.controller.ts';
import { VendorLinkLimits, VendorLinksController } from './quotes/vendor-links.controller.ts';
import { VendorsController } from './quotes/vendors.controller.ts';
import { redisProvider } from './redis.ts';
import { SpecsController } from './specs/specs.controller.ts';
import { SpecsPrintController } from './specs/specs-print.controller.ts';
import { ClientErrors } from './system/client-errors.ts';
import { ClientErrorsController } from './system/client-errors.controller.ts';
import { Readiness } from './system/readiness.ts';
import { StoreStates } from './system/store-states.ts';
import { PUBLIC_CONFIG, SystemController } from './system/system.controller.ts';
import { SystemGauges } from './system/system-gauges.ts';
import { SystemStateReader } from './system/system-state.ts';
import { workQueueNames } from './system/work-queues.ts';

const MB = 1_048_576;
/** Share of the shutdown's grace; the rest is for closing connections. */
const REQUESTS_SHARE = 0.75;

@Module({})
export class GatewayModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static with(settings: GatewaySettings, stopTracing: () => Promise<void>): DynamicModule {
    const { REDIS_URL: redisUrl, PUBLIC_URL, SUPPORT_EMAIL, APP_STORE_URL } = settings;
    return {
      module: GatewayModule,
      imports: [loggingModule('gateway', settings.LOG_LEVEL), tracingModule(stopTracing)],
      controllers: [
        SystemController,
        ClientErrorsController,
        AccountsController,
        SessionsController,
        PasswordsController,
        ExportController,
        PreferencesController,
        ProjectsController,
        AlertsController,
        // Before PreflightController, whose `:sessionId` route would match `kept`.
        KeptResultsController,
        PreflightController,
        InkPagesController,
        FilesController,
        FileUploadsController,
        SpecsController,
        SpecsPrintController,
        VendorsController,
        SharesController,
        QuotesController,
        QuoteFilesController,
        VendorLinksController,
        MailStopsController,
        ChatController,
        AdminSessionController,
        AdminController,
        SystemStateController,
      ],
      providers: [
        {
          provide: RpcClient,
          useFactory: () => new RpcClient({ peer: new Peer('gateway', settings), onBehalf: onBehalfOf }),
        },
        redisProvider(redisUrl),
        { provide: QueueStates, useFactory: () => new QueueStates(workQueueNames, redisUrl) },
        { provide: PUSH_REDIS, useFactory: () => openRedis(redisUrl, 'subscriber') },
        { provide: PUBLIC_ORIGIN, useValue: PUBLIC_URL ? new URL(PUBLIC_URL).origin : null },
        {
          provide: PUBLIC_CONFIG,
          useValue: {
            supportEmail: SUPPORT_EMAIL,
            appStoreUrl: APP_STORE_URL ?? '',
            flags: {
              crossDeviceSync: settings.CROSS_DEVICE_SYNC,
              webSignUp: settings.WEB_SIGNUP === 'flag',
              tracing: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
            },
          },
        },
        { provide: ADMIN_PASSWORD, useValue: settings.ADMIN_PASSWORD ?? null },
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useExisting: AdminGuard },
        { provide: APP_INTERCEPTOR, useClass: FairTurns },
        { provide: APP_INTERCEPTOR, useClass: HeldAnswers },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: UPLOAD_LIMIT_BYTES, useValue: settings.UPLOAD_LIMIT_MB * MB },
        { provide: FileStore, useFactory: () => openFileStore(settings) },
        { provide: UPLOAD_IDLE_MS, useValue: settings.UPLOAD_IDLE_SECONDS * 1_000 },
        {
          provide: StoreDisk,
          inject: [FileStore],
          useFactory: (store: FileStore) =>
            new StoreDisk(store, settings.UPLOAD_FREE_MB * MB, settings.UPLOAD_LIMIT_MB * MB),
        },
        { provide: REQUESTS_GRACE_MS, useValue: settings.SHUTDOWN_GRACE_SECONDS * 1_000 * REQUESTS_SHARE },
        LargeBodies,
        Listeners,
        Shutdown,
        UploadAdmission,
        UploadReceiver,
        UploadSpace,
        PreflightOwner,
        PreflightPoller,
        PreflightData,
        ExportTurns,
        AdminPassword,
        AdminAttempts,
        AdminSessions,
        { provide: BOARD_REDIS_URL, useValue: redisUrl },
        QueueBoard,
        AdminGuard,
        CallerSource,
        CallerHashes,
        ClientErrors,
        Sessions,
        TransportSecurity,
        HostCookies,
        SessionCookie,
        DeviceCookie,
        AlertPushes,
        AlertStreams,
        ChatQuestions,
        AssistantMode,
        VendorLinkLimits,
        QuoteUploads,
        PartReceiver,
        UploadAssembly,
        Readiness,
        StoreStates,
        SystemStateReader,
        SystemGauges,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
