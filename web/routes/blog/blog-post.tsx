import { ArrowLeft } from 'lucide-react';
import type { PostSlug } from '../../../contract/site-paths.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { SiteFigure } from '../../site/pictures/site-figure.tsx';
import { sitePictures } from '../../site/pictures/site-pictures.ts';
import { Prose } from '../../site/prose/prose.tsx';
import { siteMeta } from '../../site/site-meta.ts';
import { SitePage, siteWidth } from '../../site/site-page.tsx';
import { articleData, breadcrumbData } from '../../site/structured-data.ts';
import type { Route } from './+types/blog-post';
import { type ListedPost, listedPosts } from './blog.content.ts';
import { feedLink, PostFacts, PostTeaser } from './blog.tsx';

function getPost(slug: string): ListedPost {
  return listedPosts.find((post) => post.slug === (slug as PostSlug))!;
}

/** Those of the same category first, then the newest. */
function listRelated(post: ListedPost): ListedPost[] {
  const others = listedPosts.filter(({ slug }) => slug !== post.slug);
  const [same, rest] = [true, false].map((isSame) =>
    others.filter(({ category }) => (category === post.category) === isSame),
  );
  return [...same!, ...rest!].slice(0, 3);
}

export const handle = documentHandle;
export const meta: Route.MetaFunction = ({ params }) => {
  const { path, title, excerpt, author, date, picture } = getPost(params.slug);
  return [
    ...siteMeta({
      path,
      title,
      description: excerpt,
      picture,
      type: 'article',
      jsonLd: [
        articleData({
          type: 'BlogPosting',
          path,
          title,
          description: excerpt,
          picture: sitePictures[picture],
          author,
          date,
        }),
        breadcrumbData({ name: 'Blog', path: '/blog' }, { name: title, path }),
      ],
    }),
    { property: 'article:published_time', content: date },
    { property: 'article:author', content: author },
    feedLink,
  ];
};

export default function BlogPostPage({ params }: Route.ComponentProps) {
  const post = getPost(params.slug);
  return (
    <SitePage>
      <article>
        <div className="mx-auto w-full max-w-3xl px-4 pt-4 sm:px-8 sm:pt-10">
          <a
            href="/blog"
            className="inline-flex min-h-11 items-center gap-2 text-ink-muted text-sm hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            Blog
          </a>
          <header className="grid gap-5 pt-8 pb-10 sm:pt-12">
            <p className="font-medium text-accent-strong text-sm">{post.category}</p>
            <h1 className="text-balance font-display font-semibold text-4xl leading-[1.06] tracking-[-0.015em] sm:text-5xl">
              {post.title}
            </h1>
            <p className="text-pretty text-ink-muted text-lg leading-relaxed sm:text-xl sm:leading-relaxed">
              {post.excerpt}
            </p>
            <PostFacts post={post} />
          </header>
        </div>
        <SiteFigure
          picture={sitePictures[post.picture]}
          sizes="(min-width: 1264px) 1200px, 100vw"
          eager
          className="mx-auto w-full max-w-[1264px] sm:px-8"
          pictureClassName="aspect-[4/3] object-cover sm:aspect-[21/9] sm:rounded-card"
          captionClassName="px-4 sm:px-0"
        />
        <div className="mx-auto w-full max-w-3xl px-4 pt-12 pb-20 sm:px-8 sm:pb-28">
          <Prose text={post.text} />
        </div>
      </article>
      <section aria-labelledby="more" className="border-line border-t">
        <div className={`${siteWidth} py-16 sm:py-20`}>
          <h2 id="more" className="font-display font-semibold text-2xl">
            Read on
          </h2>
          <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {listRelated(post).map((related) => (
              <li key={related.slug} className="max-lg:nth-3:hidden max-sm:nth-3:block">
                <PostTeaser post={related} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </SitePage>
  );
}
