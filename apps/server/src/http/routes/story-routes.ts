import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'

export function storyRoutes(_server: HttpServer, _context: AppContext): void {}
