/**
 * What a page of the application asks for first is asked for by an inline script, while the code
 * that will use it is still on its way. The client takes each such answer once.
 */
import { endpoints } from 'virtual:api-endpoints';
import { endpointPath } from '../../contract/endpoint-path.ts';
import { memberOwnerKey } from './member-storage.ts';

type EarlyAnswers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

const ofEveryPage = [endpoints.profiles.get, endpoints.notifications.list].map(endpointPath);
const ofTheGenerator = [
  endpoints.quotas.get,
  endpoints.models.list,
  endpoints.tasks.listActive,
].map(endpointPath);

/** As the library asks when its address says nothing of search and order. */
const ofTheLibrary = [
  `${endpointPath(endpoints.images.list)}?search=&sort=newest`,
  `${endpointPath(endpoints.images.count)}?search=`,
];

/** Nobody's data is asked for before somebody has been signed in here; for them, the session alone. */
export const earlyAnswersScript = `(()=>{const a=window.earlyAnswers={},get=u=>{(a[u]=fetch(u,{headers:{accept:'application/json'}})).catch(()=>{})};get('${endpointPath(endpoints.accounts.getSession)}');let m=null;try{m=localStorage.getItem('${memberOwnerKey}')}catch{}
const p=location.pathname;if(m&&p.startsWith('/platform')){${JSON.stringify(ofEveryPage)}.forEach(get);if(/\\/(?:platform|generate|image-generation)$/.test(p))${JSON.stringify(ofTheGenerator)}.forEach(get);if(p==='/platform/library'&&!location.search)${JSON.stringify(ofTheLibrary)}.forEach(get)}})()`;

/** Older ones would tell of another moment. */
const ageMsMax = 30_000;

/** Takes the answer that was asked for early; undefined where there is none, or none any more. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET' || performance.now() > ageMsMax) return undefined;
  const { pathname, search } = new URL(request.url);
  const answers = globalThis.window?.earlyAnswers;
  const answer = answers?.[pathname + search];
  if (!answer) return undefined;
  delete answers[pathname + search];
  return answer;
}
