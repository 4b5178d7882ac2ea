import { checkRows } from '#matrix/check.ts';
import { uniformRows } from '#matrix/collections.ts';
import { foreignRows } from '#matrix/foreign.ts';

await checkRows([...uniformRows, ...foreignRows]);
