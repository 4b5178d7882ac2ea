import type { ReactNode } from 'react';

export interface IconProps {
  readonly size?: number;
}

const drawn = (paths: ReactNode) =>
  function MenuIcon({ size = 20 }: IconProps) {
    return (
      <svg
        viewBox="0 0 20 20"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {paths}
      </svg>
    );
  };

export const DashboardIcon = drawn(
  <>
    <rect x="3" y="3" width="6" height="8" rx="1.2" />
    <rect x="12" y="3" width="5" height="4" rx="1.2" />
    <rect x="3" y="14" width="6" height="3" rx="1.2" />
    <rect x="12" y="10" width="5" height="7" rx="1.2" />
  </>,
);

export const UsuariosIcon = drawn(
  <>
    <circle cx="7.8" cy="6.8" r="3" />
    <path d="M2.3 16.600c.4-3 2.600-4.700 5.500-4.700s5.100 1.700 5.500 4.700M13.200 4a3 3 0 0 1 0 5.600M15 12.400c1.500.7 2.500 2.100 2.700 4.200" />
  </>,
);

export const CursosIcon = drawn(
  <path d="M10 5.400C8.300 4.200 5.900 3.700 2.800 3.800v11.400c3.100-.1 5.500.4 7.200 1.600 1.700-1.200 4.100-1.700 7.200-1.600V3.800c-3.100-.1-5.500.4-7.200 1.600ZM10 5.400v11.200" />,
);

export const PerfilesIcon = drawn(
  <path d="M10 2.600 4 4.800v4.700c0 3.700 2.400 6.400 6 7.900 3.600-1.500 6-4.200 6-7.900V4.800ZM7.400 9.800l1.900 1.900 3.400-3.600" />,
);

export const ReportesIcon = drawn(<path d="M3 17h14M5.500 13.500v-3M10 13.500V4M14.500 13.500V8" />);
