import { checkRows } from '#matrix/check.ts';
import { learningRows } from '#matrix/learning.ts';

await checkRows(learningRows);
