import { Rss } from 'lucide-react';
import { brand } from '../../../contract/brand.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { NewsletterForm } from '../../site/newsletter-form.tsx';
import { sitePictures } from '../../site/pictures/site-pictures.ts';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, siteWidth } from '../../site/site-page.tsx';
import { breadcrumbData } from '../../site/structured-data.ts';
import { cn } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { blogContent, formatDay, type ListedPost, listedPosts } from './blog.content.ts';
import { postCategories } from './post.ts';

export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${brand.name}: ${blogContent.title}`,
  href: '/feed.xml',
};

export const handle = documentHandle;
export const meta = () => [
  ...siteMeta({
    path: '/blog',
    title: blogContent.title,
    description: blogContent.lead,
    picture: listedPosts[0]!.picture,
    jsonLd: [
      {
        '@type': 'Blog',
        name: `${brand.name}: ${blogContent.title}`,
        description: blogContent.lead,
      },
      breadcrumbData({ name: blogContent.title, path: '/blog' }),
    ],
  }),
  feedLink,
];

const chips = ['All', ...postCategories];
const chipId = (category: string) => `category-${category.toLowerCase()}`;

/** The chosen chip hides what is not of its kind; the browser does it, without a script. */
const filterRules = [
  ...postCategories.map(
    (category) =>
      `[data-posts]:has(#${chipId(category)}:checked) li:not([data-category=${category}]){display:none}`,
  ),
  // The few that are left share the width.
  `@media (min-width:64rem){[data-posts]:not(:has(#${chipId('All')}:checked)) li:not(:first-child){grid-column:span 3}}`,
].join('');

/** One, then two, then rows of three. */
const spans = ['sm:col-span-full', 'lg:col-span-3', 'lg:col-span-3'];

export default function BlogPage() {
  return (
    <SitePage ownNewsletter>
      <style>{filterRules}</style>
      <SiteIntro title={blogContent.title} lead={blogContent.lead} />
      <div data-posts className={siteWidth}>
        <CategoryChips />
        <ul className="mt-10 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-6">
          {listedPosts.map((post, index) => (
            <li
              key={post.slug}
              data-category={post.category}
              className={spans[index] ?? 'lg:col-span-2'}
            >
              {index === 0 ? <LeadPost post={post} /> : <PostTeaser post={post} />}
            </li>
          ))}
        </ul>
      </div>
      <Newsletter />
    </SitePage>
  );
}

function CategoryChips() {
  return (
    <fieldset>
      <legend className="sr-only">Show posts of</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map((category, index) => (
          <div key={category}>
            <input
              type="radio"
              name="category"
              id={chipId(category)}
              defaultChecked={index === 0}
              className="peer sr-only"
            />
            <label
              htmlFor={chipId(category)}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong/60 px-5 text-sm transition-colors hover:border-ink-muted peer-checked:border-ink peer-checked:bg-ink peer-checked:text-ground peer-focus-visible:outline-2 peer-focus-visible:outline-accent-strong peer-focus-visible:outline-offset-2"
            >
              {category}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

export function PostFacts({ post, className }: { post: ListedPost; className?: string }) {
  return (
    <p className={cn('flex flex-wrap gap-x-4 text-ink-muted text-sm', className)}>
      <span>{post.author}</span>
      <time dateTime={post.date}>{formatDay(post.date)}</time>
      <span>{post.minutes} min read</span>
    </p>
  );
}

function Thumbnail({
  post,
  sizes,
  isEager = false,
}: {
  post: ListedPost;
  sizes: string;
  isEager?: boolean;
}) {
  const picture = sitePictures[post.picture];
  return (
    <Picture
      // The heading beside it is the link's name.
      alt=""
      src={picture.sources.at(-1)!.url}
      sources={picture.sources}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      placeholderColor={picture.dominantColor}
      eager={isEager}
      className="aspect-[3/2] h-auto w-full rounded-card object-cover"
    />
  );
}

const titleLinkClass =
  'underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-1';

function LeadPost({ post }: { post: ListedPost }) {
  return (
    <article className="group relative grid items-center gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
      <Thumbnail post={post} sizes="(min-width: 1024px) 680px, 94vw" isEager />
      <div className="grid gap-4">
        <p className="font-medium text-accent-strong text-sm">{post.category}</p>
        <h2 className="text-balance font-display font-semibold text-3xl leading-[1.1] sm:text-4xl">
          <a href={post.path} className={titleLinkClass}>
            {post.title}
          </a>
        </h2>
        <p className="text-pretty text-ink-muted text-lg leading-relaxed">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}

/** A post in a list; the heading's link covers all of it. */
export function PostTeaser({ post }: { post: ListedPost }) {
  return (
    <article className="group relative grid content-start gap-3">
      <Thumbnail
        post={post}
        sizes="(min-width: 1264px) 379px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 94vw"
      />
      <p className="mt-1 font-medium text-accent-strong text-sm">{post.category}</p>
      <h3 className="text-balance font-display font-semibold text-xl leading-snug">
        <a href={post.path} className={titleLinkClass}>
          {post.title}
        </a>
      </h3>
      <p className="text-pretty text-ink-muted leading-relaxed">{post.excerpt}</p>
      <PostFacts post={post} />
    </article>
  );
}

function Newsletter() {
  const { title, text } = blogContent.newsletter;
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="mt-20 scroll-mt-16 border-line border-t bg-raised/60 sm:mt-28"
    >
      <div
        className={`${siteWidth} grid items-center gap-8 py-16 sm:py-20 lg:grid-cols-2 lg:gap-20`}
      >
        <div className="grid gap-3">
          <h2
            id="newsletter-title"
            className="text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl"
          >
            {title}
          </h2>
          <p className="max-w-md text-pretty text-ink-muted text-lg">{text}</p>
        </div>
        <div className="grid gap-3">
          <NewsletterForm />
          <a
            href="/feed.xml"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start text-ink-muted text-sm hover:text-ink"
          >
            <Rss aria-hidden="true" className="size-4" />
            Or follow the feed
          </a>
        </div>
      </div>
    </section>
  );
}
