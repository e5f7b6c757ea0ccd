export { QuoteNews } from '../../features/quotes/news/quote-news.tsx';
export { ReminderHost } from '../../features/reminders/reminder-host.tsx';
