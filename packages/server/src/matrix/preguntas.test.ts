import { checkRows } from '#matrix/check.ts';
import { questionRows } from '#matrix/preguntas.ts';

await checkRows(questionRows);
