import { checkRows } from '#matrix/check.ts';
import { reportRows } from '#matrix/reports.ts';

await checkRows(reportRows);
