import { announcementRows } from '#matrix/announcements.ts';
import { certificateRows } from '#matrix/certificates.ts';
import { renewalRows } from '#matrix/renewals.ts';
import { designRows } from '#matrix/designs.ts';
import { uniformRows } from '#matrix/collections.ts';
import { courseRows } from '#matrix/courses.ts';
import { externalRows } from '#matrix/externals.ts';
import { groupRows } from '#matrix/groups.ts';
import { learningRows } from '#matrix/learning.ts';
import { noticeRows } from '#matrix/notices.ts';
import { peopleRows } from '#matrix/people.ts';
import { pictureRows } from '#matrix/pictures.ts';
import { questionRows } from '#matrix/preguntas.ts';
import { technicalRows } from '#matrix/technical.ts';
import { waiverRows } from '#matrix/waivers.ts';
import type { Row } from '#matrix/row.ts';
import { reportRows } from '#matrix/reports.ts';
import { uploadRows } from '#matrix/uploads.ts';

export const allRows: readonly Row[] = [
  uniformRows,
  peopleRows,
  groupRows,
  uploadRows,
  courseRows,
  questionRows,
  learningRows,
  certificateRows,
  renewalRows,
  waiverRows,
  designRows,
  externalRows,
  pictureRows,
  reportRows,
  noticeRows,
  announcementRows,
  technicalRows,
].flat();
