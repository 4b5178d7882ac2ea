import { checkRows } from '#matrix/check.ts';
import { groupRows } from '#matrix/groups.ts';

await checkRows(groupRows);
