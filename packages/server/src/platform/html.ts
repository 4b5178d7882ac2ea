import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags:
    'h2 h3 h4 p br hr blockquote ul ol li strong em u s sub sup code pre a table thead tbody tr th td caption figure figcaption img'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
};

/** Rich text without anything that runs: scripts, handlers, styles and odd addresses are dropped. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS);
