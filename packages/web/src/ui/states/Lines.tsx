/** Fine lines in the ink of the text around them, and one stroke of saffron in each: what is missing, or what to do. */
interface Art {
  readonly lines: string;
  /** What stands behind, or is not there yet. */
  readonly faint?: string;
  readonly dashed?: string;
  readonly dots?: string;
  readonly saffron: string;
}

const ART = {
  search: {
    lines:
      'M22 98h92M30 98V58h76v40M30 68h76M38 58V34h52v24M46 44h22M46 51h12M54 83a4 4 0 1 0 8 0 4 4 0 1 0-8 0M68 83h24M99 44a17 17 0 1 0 34 0 17 17 0 1 0-34 0M109 37a10 10 0 0 1 9-3',
    faint: 'M46 34v-8h52v32',
    saffron: 'm129 58 12 14',
  },
  group: {
    lines:
      'M50 66a30 11 0 1 0 60 0 30 11 0 1 0-60 0M80 77v25M66 104l14-6 14 6M30 104V82h22v22M30 82l-3-26h22l3 26M108 104V82h22v22M108 82l3-26h22l-3 26M69 55V38h22v17M69 38V28h22v10',
    faint: 'M14 104h132',
    saffron: 'M72 64h16',
  },
  shelf: {
    lines:
      'M16 98h128M16 103h128M26 98V40h14v58zM26 50h14M26 88h14M40 98V30h12v68zM46 40v20M56 98V46h10v52zm42-1 16-58 13 4-15 54zm7-25 13 4M128 98V52h10v46z',
    dashed: 'M70 98V36h22v62',
    saffron: 'm81 84 9-15',
  },
  tray: {
    lines: 'M24 74h30l6 12h40l6-12h30v28H24zM24 74l14-36h84l14 36m-18-54 8 5-22 36-9 6 1-11zm-4 7 8 5',
    dashed: 'M52 50h38M48 60h26',
    saffron: 'm60 55 7 7 14-17',
  },
  plug: {
    lines:
      'M10 62h34M44 46v32h14a16 16 0 0 0 0-32zM74 54h10M74 70h10M150 62h-26M124 46v32h-12V46zM112 50v24M112 46a16 16 0 0 0-12 16 16 16 0 0 0 12 16',
    faint: 'M88 34l-4-10M97 33l3-10M80 40l-9-7M20 108h120',
    saffron: 'm95 88-9 14',
  },
  calendar: {
    lines:
      'M26 30h74v68H26zM26 46h74M42 24v12M63 24v12M84 24v12M110 74h26v14a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10zM136 78h4a5 5 0 0 1 0 12h-5M104 103h40',
    faint: 'M117 66c-3-4 3-6 0-10M126 66c-3-4 3-6 0-10',
    dots: 'M38 58h.01M51 58h.01M64 58h.01M77 58h.01M90 58h.01M38 70h.01M51 70h.01M64 70h.01M77 70h.01M90 70h.01M38 82h.01M51 82h.01M64 82h.01',
    saffron: 'm73 84 6 6 13-15',
  },
  bin: {
    lines: 'M26 104h108M52 44h56l-6 60H58zM46 44h68M68 44v-8h24v8',
    faint: 'M70 58l2 34M90 58l-2 34',
    saffron: 'M118 62c8-2 12-8 12-16M124 40l6 6 6-5',
  },
  exam: {
    lines:
      'M42 14h64a4 4 0 0 1 4 4v46M110 92v8a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4M52 36h8M70 36h28M52 56h8M70 56h28M52 76h8M70 76h16m42-30 10 7-36 46-11 7 4-13z',
    saffron: 'm123 54 9 7',
  },
  lock: {
    lines:
      'M44 104V22h72v82M36 104h88M60 66h40v30H60zM80 78a3 3 0 1 0 .01 0M80 84v5M66 66V54a14 14 0 0 1 28 0v12',
    faint: 'M116 22l16 8v74M124 104h16M20 104h16',
    saffron: 'M132 62v10',
  },
  chart: {
    lines: 'M24 24v76h116M40 100V76h14v24M68 100V62h14v38M96 100V70h14v30',
    dashed: 'M122 100V38h14v62',
    faint: 'M24 80h-5M24 60h-5M24 40h-5',
    saffron: 'm40 62 26-16 26 8 30-24',
  },
  question: {
    lines:
      'M34 40h68a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4M56 60a12 12 0 1 1 17 11c-4 2-5 4-5 8M68 87v.01',
    faint:
      'M42 40v-8a4 4 0 0 1 4-4h68a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4h-8M54 28v-8a4 4 0 0 1 4-4h66a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4h-6',
    saffron: 'm120 88 8 8 14-17',
  },
  page: {
    lines: 'M46 14h50l22 22v68a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4M96 14v22h22',
    dashed: 'M56 54h48M56 68h48M56 82h26',
    saffron: 'm92 90 9-15',
  },
} as const satisfies Readonly<Record<string, Art>>;

export type DrawingName = keyof typeof ART;

export function Lines({ name }: { readonly name: DrawingName }) {
  const { lines, faint, dashed, dots, saffron }: Art = ART[name];
  return (
    <svg
      viewBox="0 0 160 120"
      width="160"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} />
      {faint && <path d={faint} opacity=".55" />}
      {dashed && <path d={dashed} strokeDasharray="3 5" opacity=".6" />}
      {dots && <path d={dots} strokeWidth="3" />}
      <path d={saffron} stroke="var(--azafran)" strokeWidth="4" />
    </svg>
  );
}
