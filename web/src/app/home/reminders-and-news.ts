export { QuoteNews } from '../../features/quotes/news/quote-news.tsx';
export { NotificationTip } from '../../features/reminders/components/notification-tip.tsx';
export { ReminderHost } from '../../features/reminders/reminder-host.tsx';
