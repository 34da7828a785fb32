import { useEffect, useEffectEvent, useState } from 'react';
import { refresh, setAnswer } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import type { Base } from '#client/kit/drafts/use-form-draft.ts';
import { isSame } from '#client/ui/is-same.ts';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { toast } from '#client/ui/toast.ts';
import { careersSiteFields } from '#domain/fields/careers-sites.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { sentOf } from '#domain/fields/typed.ts';
import {
  type CareersSite,
  publishedValues,
  type SiteValues,
  siteVersions,
  valuesOfSite,
} from './site-values.ts';

/** So long after the last change what is typed is kept, and the preview shows it. */
const pause = 700;

/** A careers site while it is made: kept as a draft as it is typed, shown to visitors when it is published. */
export function useCareersSite(site: CareersSite) {
  const { companyId } = site;
  const query = { companyId };
  const [version, setVersion] = useState(site.etag);
  const [failed, setFailed] = useState(false);

  const put = async (values: SiteValues, { etag }: Base<SiteValues>): Promise<CareersSite> => {
    const saved = await call(
      'PUT /api/company/careers-site',
      { query, body: sentOf(careersSiteFields, values) },
      { ifMatch: etag },
    );
    setVersion(saved.etag);
    return saved;
  };
  const { form, draft, versions, keep } = useEdit<CareersSite, SiteValues>({
    thing: site,
    valuesOf: (known) => valuesOfSite(known ?? site),
    fields: siteVersions,
    draft: `careers-site-${companyId}`,
    check: (values) => problemsIn(careersSiteFields, values),
    keep: put,
    save: async (values, over) => {
      const kept = await put(values, over);
      return call('POST /api/company/careers-site/publication', { query }, { ifMatch: kept.etag });
    },
    done: async (published) => {
      setAnswer('GET /api/company/careers-site', { query }, published);
      toast({ title: 'Careers site published' });
      await refresh('GET /api/company/careers-site');
    },
    failedTitle: 'Not published',
  });

  const { values } = form;
  const isReady =
    draft.unsaved &&
    !form.pending &&
    !versions.conflict &&
    Object.keys(problemsIn(careersSiteFields, values)).length === 0;
  const keepNow = useEffectEvent(async (typed: SiteValues) => {
    try {
      await keep(typed);
      setFailed(false);
    } catch {
      // It is on this device; the next change tries again.
      setFailed(true);
    }
  });
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = window.setTimeout(() => void keepNow(values), pause);
    return () => window.clearTimeout(timer);
  }, [isReady, values]);

  const shown = publishedValues(site);
  return {
    form,
    versions,
    /** Of the draft that is kept: the preview of another is another. */
    version,
    state: { unsaved: draft.unsaved, failed },
    /** Whether visitors see something else. */
    differs: !isSame(shown, values),
    /** Back to what visitors see. */
    discard: () => {
      const before = values;
      takeOver(shown);
      toast({ title: 'Changes discarded', action: { label: 'Undo', act: () => takeOver(before) } });
    },
  };

  function takeOver(other: SiteValues): void {
    form.set('tagline', other.tagline);
    form.set('colour', other.colour);
    form.set('sections', other.sections);
  }
}
