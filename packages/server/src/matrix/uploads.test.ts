import { checkRows } from '#matrix/check.ts';
import { uploadRows } from '#matrix/uploads.ts';

await checkRows(uploadRows);
