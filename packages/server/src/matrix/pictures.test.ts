import { checkRows } from '#matrix/check.ts';
import { pictureRows } from '#matrix/pictures.ts';

await checkRows(pictureRows);
