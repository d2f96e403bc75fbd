import { Injectable } from '@nestjs/common';
import type { RouteOptions } from 'fastify';

/** Which methods are served at which address; Nest by itself answers a wrong method like an unknown address. */
@Injectable()
export class RouteTable {
  private readonly routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];

  /** Called by Fastify for each route as it is registered. */
  add(route: RouteOptions): void {
    const source = route.url.split('/').map(segmentPattern).join('/');
    this.routes.push({
      pattern: new RegExp(`^${source}$`),
      methods: [route.method].flat().map((m) => m.toUpperCase()),
    });
  }

  /** The methods served at a path, sorted; none when nothing is. */
  methodsAt(path: string): string[] {
    const served = this.routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(served)].sort();
  }
}

function segmentPattern(segment: string): string {
  if (segment.startsWith(':')) return '[^/]+';
  if (segment === '*') return '.*';
  return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
