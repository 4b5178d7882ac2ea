import { checkRows } from '#matrix/check.ts';
import { courseRows } from '#matrix/courses.ts';

await checkRows(courseRows);
