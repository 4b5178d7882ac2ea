const MAX_RECORD = 1024 * 1024;

/** How we read separated text: any line end, stray quotes and rows of any length forgiven, blank rows counted. */
export const DIALECT = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: false,
  ltrim: true,
  rtrim: true,
  max_record_size: MAX_RECORD,
};
