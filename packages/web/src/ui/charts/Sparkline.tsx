import classes from '#ui/charts/Sparkline.module.css';

const [WIDTH, HEIGHT, EDGE] = [72, 20, 3];

interface SparklineProps {
  /** Oldest first; the last is now. */
  readonly values: readonly number[];
  /** The last of them presses. */
  readonly pressing?: boolean;
}

/** How a figure moved, beside it. Decorative: what there is to know of it is written. */
export function Sparkline({ values, pressing = false }: SparklineProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, i) => {
    const x = EDGE + ((WIDTH - 2 * EDGE) * i) / (values.length - 1);
    const y =
      high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low);
    return [Number(x.toFixed(1)), Number(y.toFixed(1))] as const;
  });
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return (
    <svg
      className={classes.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      data-pressing={pressing || undefined}
      aria-hidden
    >
      <polyline points={points.join(' ')} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  );
}
