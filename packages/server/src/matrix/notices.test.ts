import { checkRows } from '#matrix/check.ts';
import { noticeRows } from '#matrix/notices.ts';

await checkRows(noticeRows);
