import { checkRows } from '#matrix/check.ts';
import { designRows } from '#matrix/designs.ts';

await checkRows(designRows);
