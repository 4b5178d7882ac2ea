import { checkRows } from '#matrix/check.ts';
import { peopleRows } from '#matrix/people.ts';

await checkRows(peopleRows);
