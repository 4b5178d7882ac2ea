import { waiverRows } from '#matrix/waivers.ts';
import { checkRows } from '#matrix/check.ts';

await checkRows(waiverRows);
