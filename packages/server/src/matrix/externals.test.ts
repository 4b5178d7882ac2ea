import { externalRows } from '#matrix/externals.ts';
import { checkRows } from '#matrix/check.ts';

await checkRows(externalRows);
