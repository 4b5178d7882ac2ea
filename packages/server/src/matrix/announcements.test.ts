import { announcementRows } from '#matrix/announcements.ts';
import { checkRows } from '#matrix/check.ts';

await checkRows(announcementRows);
