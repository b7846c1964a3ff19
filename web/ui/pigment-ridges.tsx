import { cn } from './class-names.ts';

const width = 1200;
const height = 1000;

/** Umber to pale ochre, nearest ridge last. */
const pigments = ['#c98b4b', '#b06f35', '#935427', '#733d1d', '#532a16', '#361c11', '#20120c'];

/** The skyline of one ridge: a few waves over one another, rounded so that every renderer agrees. */
function ridgePath(index: number): string {
  const base = 470 + index * 78;
  const swing = 46 + index * 9;
  const points: string[] = [];
  for (let x = 0; x <= width; x += 20) {
    const t = x / width;
    const y =
      base -
      swing * Math.sin(t * (4.1 + index * 0.7) + index * 2.3) -
      swing * 0.45 * Math.sin(t * (11.3 + index) + index * 5.1) -
      swing * 0.16 * Math.sin(t * 37 + index * 1.7) -
      swing * 0.07 * Math.sin(t * 83 + index * 3.9);
    points.push(`${x} ${Math.round(y)}`);
  }
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
}

const ridges = pigments.map((pigment, index) => ({ pigment, path: ridgePath(index) }));

/** Layers of earth under a low sun, in the pigments that gave the product its name. Decorative. */
export function PigmentRidges({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cn('block', className)}
    >
      <defs>
        <linearGradient id="ridges-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3b2a26" />
          <stop offset="0.22" stopColor="#8a4f33" />
          <stop offset="0.42" stopColor="#e0a35a" />
          <stop offset="0.6" stopColor="#f4d9a3" />
        </linearGradient>
        <linearGradient id="ridges-haze" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f4d9a3" stopOpacity="0" />
          <stop offset="1" stopColor="#f0c483" stopOpacity="0.5" />
        </linearGradient>
        <radialGradient id="ridges-glow">
          <stop offset="0" stopColor="#fff3d0" stopOpacity="0.9" />
          <stop offset="1" stopColor="#fff3d0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill="url(#ridges-sky)" />
      <circle cx="790" cy="330" r="330" fill="url(#ridges-glow)" />
      <circle cx="790" cy="330" r="74" fill="#fff6de" />
      {ridges.map(({ pigment, path }, index) => (
        <g key={pigment}>
          <path d={path} fill={pigment} />
          {index < 4 && <path d={path} fill="url(#ridges-haze)" opacity={0.7 - index * 0.18} />}
        </g>
      ))}
    </svg>
  );
}
