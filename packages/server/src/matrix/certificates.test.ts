import { certificateRows } from '#matrix/certificates.ts';
import { checkRows } from '#matrix/check.ts';

await checkRows(certificateRows);
