import { checkRows } from '#matrix/check.ts';
import { technicalRows } from '#matrix/technical.ts';

await checkRows(technicalRows);
