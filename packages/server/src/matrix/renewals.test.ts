import { renewalRows } from '#matrix/renewals.ts';
import { checkRows } from '#matrix/check.ts';

await checkRows(renewalRows);
