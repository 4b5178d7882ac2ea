import classes from '#ui/frame/Logo.module.css';

const C = 'M29 25v5H16A14 14 0 0 1 16 2h5.500l-3.750 5H16a9 9 0 0 0 0 18z';
const TILDE = 'M25 2h6L19.800 17h-6z';

interface LogoProps {
  readonly size?: number;
  /** Saffron tilde: only where the mark stands alone (entrance, loading, not found). */
  readonly bright?: boolean;
  /** Named only when no text beside it says the name. */
  readonly label?: string;
}

/** A C whose upper arm is the tilde. */
export function Logo({ size = 24, bright = false, label }: LogoProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={classes.logo} viewBox="0 0 32 32" width={size} height={size} {...naming}>
      <path d={C} />
      <path d={TILDE} className={bright ? classes.bright : undefined} />
    </svg>
  );
}

/** The mark with the name beside it. */
export function Brand({ size = 24 }: { readonly size?: number }) {
  return (
    <span className={classes.brand}>
      <Logo size={size} />
      Cátedra
    </span>
  );
}

/** The mark that lost its tilde. */
export function FallenLogo() {
  return (
    <svg className={classes.fallen} viewBox="2 1 56 30.5" aria-hidden>
      <path d={C} />
      <path className={classes.bright} d="M34.500 30l3.600-4.800h18.700l-3.600 4.800z" />
    </svg>
  );
}

const Mark = () => (
  <>
    <path d={C} />
    <path d={TILDE} />
  </>
);

/** The endpaper of the book: the mark repeated, one of them lit. */
export function Endpaper() {
  return (
    <svg className={classes.endpaper} aria-hidden>
      <defs>
        <pattern id="guarda" width="104" height="208" patternUnits="userSpaceOnUse">
          {['translate(16 20)', 'translate(-36 124)', 'translate(68 124)'].map((place) => (
            <g key={place} transform={`${place} scale(2.25)`}>
              <Mark />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#guarda)" />
      <g className={classes.lit}>
        <path d={C} />
        <path className={classes.litTilde} d={TILDE} />
      </g>
    </svg>
  );
}
